/** Line of an invoice; amounts are in euros. */
export interface InvoiceLine {
  what: string
  amount: number
}

/** Sample invoice. */
export interface Invoice {
  number: string
  day: string
  period: string
  state: 'paid' | 'due' | 'refunded'
  lines: InvoiceLine[]
  amount: number
}

const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']
const TRAFFIC = [74.2, 61.9, 118.4, 88, 96.5, 131.75, 52.3]

/** Sample invoices, newest first. */
export const invoices: Invoice[] = MONTHS.map((month, index): Invoice => {
  const lines = [
    { what: 'Studio plan', amount: 480 },
    { what: 'Impressions over the plan', amount: TRAFFIC[index] ?? 0 },
    { what: 'VAT 19 %', amount: Math.round((480 + (TRAFFIC[index] ?? 0)) * 19) / 100 },
  ]
  return {
    number: `PL-2025-${String(index + 4).padStart(4, '0')}`,
    day: `2025-${String(index + 4).padStart(2, '0')}-01`,
    period: `${month} 2025`,
    state: index === MONTHS.length - 1 ? 'due' : index === 2 ? 'refunded' : 'paid',
    lines,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
}).reverse()

/** Sample payment methods. */
export const paymentMethods = [
  { value: 'card', label: 'Visa ending in 4242', description: 'Expires in August 2027' },
  { value: 'debit', label: 'SEPA debit ending in 8890', description: 'Harbour Bank, mandate of March 2024' },
] as const

/** Quotas of the sample plan and their usage. */
export const usage = [
  { label: 'Impressions', value: 74.2, max: 100, text: '74.2 of 100 million' },
  { label: 'Storage', value: 183, max: 200, text: '183 of 200 GB', detail: 'Delete files or upgrade.' },
  { label: 'Seats', value: 6, max: 10, text: '6 of 10' },
] as const

/** Fictional account owner and colleagues. */
export const owner = {
  name: 'Marlene Okonjo',
  title: 'Head of media',
  email: 'marlene@northwind.example',
  phone: '+49 30 5550 0142',
  since: '2023-03-14',
  team: ['Ines Moreau', 'Jonas Adeyemi', 'Sofia Lindgren', 'Mateo Rossi', 'Hana Kobayashi', 'Leila Haddadi'],
}
