export { default } from '../../scripts/client-package.mjs'
