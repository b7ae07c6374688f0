let last: string | undefined

/** Remembers the screen that the ad builder leads back to, by its path with the query. */
export const rememberScreen = (path: string): void => {
  last = path
}

/** Path of the screen that was open before the ad builder; undefined after a reload. */
export const lastScreen = (): string | undefined => last
