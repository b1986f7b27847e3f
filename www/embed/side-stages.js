// The stages of the two wooden boards, fetched when one is first shown.

export const makeSideStage = /** @type {import('../view/side/types.d.ts').MakeSideStage} */ (
  /** @type {unknown} */ (
    async (
      /** @type {'tak-tikl' | 'mancala'} */ game,
      /** @type {HTMLCanvasElement} */ canvas,
      /** @type {import('../view/side/types.d.ts').SideOptions} */ options,
    ) =>
      (
        await (game === 'mancala' ? import('../view/mancala/stage.js') : import('../view/taktikl/stage.js'))
      ).createStage(canvas, options)
  )
);
