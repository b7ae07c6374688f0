// Entry point `@placard/forms/de`. Bundlers leave out the catalog of all forms where only `pickers` are imported.
export { de } from './german.js'
export { pickers } from './pickers.js'
