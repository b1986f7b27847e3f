## The page ?bench
bench-title = Puluc, measured in this browser
bench-running = Playing random games.
bench-solving = Solving, { $share } %.
bench-done = Done.
bench-failed = It could not be measured: { $message }
bench-rules = Rule set
bench-playouts = Random games a second
bench-lookups = Chances looked up a second
bench-seconds = Seconds to solve
bench-updates = Values worked out
bench-bound = Estimated bound of the error
bench-bytes = Bytes of memory of the table
