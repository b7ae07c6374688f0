import type { BillingLabels } from './billing-labels.js'

/** Line of an invoice; amounts are in euros. */
export interface InvoiceLine {
  what: keyof BillingLabels['lines']
  amount: number
}

/** Sample invoice. */
export interface Invoice {
  number: string
  day: string
  state: keyof BillingLabels['states']
  lines: InvoiceLine[]
  amount: number
}

const FIRST_MONTH = 4
const TRAFFIC = [74.2, 61.9, 118.4, 88, 96.5, 131.75, 52.3]

/** Price of the sample plan in euros a month. */
export const PLAN_PRICE = 480

/** Sample invoices, newest first. */
export const invoices: Invoice[] = TRAFFIC.map((traffic, index): Invoice => {
  const lines: InvoiceLine[] = [
    { what: 'plan', amount: PLAN_PRICE },
    { what: 'impressions', amount: traffic },
    { what: 'tax', amount: Math.round((PLAN_PRICE + traffic) * 19) / 100 },
  ]
  const month = index + FIRST_MONTH
  return {
    number: `PL-2025-${String(month).padStart(4, '0')}`,
    day: `2025-${String(month).padStart(2, '0')}-01`,
    state: index === TRAFFIC.length - 1 ? 'due' : index === 2 ? 'refunded' : 'paid',
    lines,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
}).reverse()

/** Quotas of the sample plan and their usage. */
export const usage = [
  { key: 'impressions', value: 74.2, max: 100 },
  { key: 'storage', value: 183, max: 200 },
  { key: 'seats', value: 6, max: 10 },
] as const satisfies readonly { key: keyof BillingLabels['usage']; value: number; max: number }[]

/** Fictional account owner and colleagues. */
export const owner = {
  name: 'Marlene Okonjo',
  email: 'marlene@northwind.example',
  phone: '+49 30 5550 0142',
  since: '2023-03-14',
  team: ['Ines Moreau', 'Jonas Adeyemi', 'Sofia Lindgren', 'Mateo Rossi', 'Hana Kobayashi', 'Leila Haddadi'],
}
