// Entry point `@placard/domain/text`: texts: colors, web addresses, names and IDs.
export { colorSchema } from '../text/color.js'
export type { AddressIssue, AddressIssueCode } from '../web-address/address-issues.js'
export { webAddressIssues, webUrlSchema } from '../web-address/web-address.js'
