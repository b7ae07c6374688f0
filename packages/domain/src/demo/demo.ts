// Entry point `@placard/domain/demo`: the demo company that the server seeds, and that stories and tests show.
export { demoBannerHtml } from './demo-banner.js'
export { DEMO_BRANDS, type DemoBrand } from './demo-brand.js'
export {
  DEMO_DAYS,
  DEMO_PASSWORD,
  DEMO_USERS,
  type DemoCampaign,
  type DemoCreative,
  demoCampaigns,
} from './demo-company.js'
export { DEMO_PARTNER_RANGE, demoDiscrepancy, demoPartnerFile } from './demo-discrepancy.js'
export { type DemoFact, demoFacts } from './demo-facts.js'
export { DEMO_NOW, demoCampaignList, demoReport } from './demo-report.js'
