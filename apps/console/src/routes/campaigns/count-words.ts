const counted = (count: number) => count.toLocaleString('en-US')

/** How many campaigns are listed of how many there are; `of` says so while not all of them are here. */
export function countWords(here: number | undefined, shown: number | undefined, of?: number): string {
  if (here === undefined || shown === undefined) return 'Loading…'
  const all = of ?? here
  const campaigns = `${counted(all)} ${all === 1 ? 'campaign' : 'campaigns'}`
  return shown < all
    ? `Showing ${counted(shown)} of ${campaigns}`
    : `${campaigns} · counts since the start, days in UTC`
}
