export { default } from '../../scripts/packages/client-package.mjs'
