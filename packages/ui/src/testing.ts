/** The harness of the part tests of every package here; it is not published. */
export * from './testing/describe-part.js'
export * from './testing/media.js'
export * from './testing/mount.js'
