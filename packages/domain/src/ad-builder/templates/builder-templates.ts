import { APP_TEMPLATE } from './app-template.js'
import { EVENT_TEMPLATE } from './event-template.js'
import { OFFER_TEMPLATE } from './offer-template.js'
import { PRODUCT_TEMPLATE } from './product-template.js'
import { SAVINGS_TEMPLATE } from './savings-template.js'
import type { BuilderTemplate } from './template-parts.js'
import { TRAVEL_TEMPLATE } from './travel-template.js'

export type { BuilderTemplate } from './template-parts.js'

/** Templates of the ad builder: 300x250 with four more sizes, animated once, without brands. @experimental */
export const BUILDER_TEMPLATES: readonly BuilderTemplate[] = [
  OFFER_TEMPLATE,
  PRODUCT_TEMPLATE,
  EVENT_TEMPLATE,
  APP_TEMPLATE,
  TRAVEL_TEMPLATE,
  SAVINGS_TEMPLATE,
]
