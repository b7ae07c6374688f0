/** Returns the format of amounts in euros in a language: '€480.00', '480,00 €'. */
export function createEuroFormat(locale: string, decimals = 2): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (amount) => format.format(amount)
}
