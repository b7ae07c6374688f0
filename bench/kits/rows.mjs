/** Rows of the table on every page. */
export const rows = Array.from({ length: 20 }, (_, index) => ({
  name: `Creative ${index + 1}`,
  impressions: 1000 * (index + 1),
}))
export const formats = [
  { value: 'banner', label: 'Banner' },
  { value: 'video', label: 'Video' },
]
