//! `cargo xtask wasm [--dev]`: builds the crate for the browser into `www/wasm/`.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// What rustc emits for this target by default; wasm-opt takes nothing for granted.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["wasm"] => wasm(false),
        ["wasm", "--dev"] => wasm(true),
        _ => bail!("usage: cargo xtask wasm [--dev]"),
    }
}

/// The modules of the page: a feature of the crate, the name of what it becomes, the profile that builds it.
/// The first one is waited for and does nothing a thousand times: it is built to be small.
const MODULES: [(&str, &str, &str); 3] =
    [("table", "puluc", "small"), ("analyst", "analyst", "release"), ("side", "side", "release")];

fn wasm(dev: bool) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask has no parent folder")?;
    MODULES.into_iter().try_for_each(|(feature, name, profile)| {
        module(root, feature, name, if dev { "dev" } else { profile })
    })
}

fn module(root: &Path, feature: &str, name: &str, profile: &str) -> Result<()> {
    let dev = profile == "dev";
    let built = compile(root, feature, profile)?;
    let bytes = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;

    let out = root.join("www/wasm");
    let stamp = out.join(format!(".{name}.stamp"));
    let wanted = fingerprint(&bytes, profile);
    if fs::read_to_string(&stamp).is_ok_and(|found| found == wanted) {
        return Ok(());
    }

    // Made aside and moved, so that a running dev server never reads half a file.
    let fresh = root.join("target/xtask-wasm");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    fs::create_dir_all(&fresh)?;
    bind(name, bytes, dev, &fresh)?;
    let file = format!("{name}_bg.wasm");
    if !dev {
        optimise(root, &fresh.join(&file), if profile == "small" { "-Oz" } else { "-O3" })?;
    }

    fs::create_dir_all(&out)?;
    for entry in fs::read_dir(&fresh)? {
        let path = entry?.path();
        fs::rename(&path, out.join(path.file_name().context("a file without a name")?))?;
    }
    fs::write(stamp, wanted)?;
    let size = fs::metadata(out.join(&file))?.len();
    println!("www/wasm/{file}: {size} bytes");
    Ok(())
}

fn compile(root: &Path, feature: &str, profile: &str) -> Result<PathBuf> {
    let status = Command::new(env!("CARGO"))
        .current_dir(root)
        .args(["build", "-p", "puluc", "--lib", "--features", feature])
        .args(["--target", TARGET, "--profile", profile])
        .status()
        .context("cargo did not start")?;
    ensure!(status.success(), "the crate does not build for {TARGET}");

    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    Ok(target.join(TARGET).join(if profile == "dev" { "debug" } else { profile }).join("puluc.wasm"))
}

fn fingerprint(bytes: &[u8], profile: &str) -> String {
    let mut hasher = DefaultHasher::new();
    (bytes, profile, WASM_FEATURES, include_str!("main.rs")).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn bind(name: &str, bytes: Vec<u8>, dev: bool, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_bytes(name, bytes)
        .web(true)?
        // The page passes the address, so that the bundler can give the file a hashed name.
        .omit_default_module_path(true)
        .typescript(true)
        .keep_debug(dev)
        .remove_name_section(!dev)
        .remove_producers_section(!dev)
        .generate(out)
}

fn optimise(root: &Path, file: &Path, level: &str) -> Result<()> {
    let status = Command::new("node")
        .arg(root.join("node_modules/binaryen/bin/wasm-opt"))
        .arg(level)
        .args(WASM_FEATURES)
        .arg(file)
        .arg("-o")
        .arg(file)
        .status()
        .context("node did not start")?;
    ensure!(status.success(), "wasm-opt failed");
    Ok(())
}
