/** Test harness for the components of all packages; not published. */
export * from './testing/describe-part.js'
export * from './testing/expect-translated.js'
export * from './testing/media.js'
export * from './testing/mount.js'
export * from './testing/states.js'
