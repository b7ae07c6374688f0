export { LinkPassword as default } from '@placard/charts'
