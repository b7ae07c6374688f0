const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Returns a generated picture: the same on every machine, without network. */
export const picture = (hue: number, width = 300, height = 250) =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 250" preserveAspectRatio="xMidYMid slice"><rect width="300" height="250" fill="hsl(${hue} 40% 82%)"/><circle cx="220" cy="70" r="34" fill="hsl(${hue} 60% 94%)"/><path d="M0 250V180l80-70 70 60 60-40 90 70v50z" fill="hsl(${hue} 35% 55%)"/><path d="M0 250v-40l110-50 90 50 100-20v60z" fill="hsl(${hue} 38% 38%)"/></svg>`,
  )

/** Logo with a transparent background. */
export const logo = address(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120"><circle cx="60" cy="60" r="44" fill="none" stroke="hsl(262 60% 50%)" stroke-width="14"/><circle cx="60" cy="60" r="14" fill="hsl(262 60% 50%)"/></svg>',
)

/** Data URL of an invalid image. */
export const broken = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
