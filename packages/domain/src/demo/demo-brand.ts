/** Look and copy of an advertiser of the demo company. */
export interface DemoBrand {
  name: string
  headline: string
  tagline: string
  action: string
  /** Video file of the brand among the server's demo files. */
  video: string
  /** Landing page of its ads. */
  landing: string
  /** Colors: background, text, button, and button text. */
  ground: string
  ink: string
  button: string
  onButton: string
}

type BrandLine = [
  name: string,
  headline: string,
  tagline: string,
  action: string,
  video: string,
  colors: readonly [ground: string, ink: string, button: string, onButton: string],
]

const BRANDS: BrandLine[] = [
  [
    'Northwind',
    'The city, lighter.',
    'Bikes for everyday streets',
    'Test ride',
    'northwind',
    ['#d9482b', '#ffffff', '#ffffff', '#a8331c'],
  ],
  [
    'Halden Coffee',
    'First cup of the day.',
    'Roasted this week, in Halden',
    'Pick your roast',
    'halden',
    ['#2b1a14', '#ffe9d2', '#f0a24e', '#2b1a14'],
  ],
  [
    'Lumen Solar',
    'Your roof, at work.',
    'Rooftop days, all of May',
    'See the payback',
    'lumen',
    ['#12344a', '#ffffff', '#f7b733', '#12344a'],
  ],
  [
    'Atlas Airways',
    'Friday out, Monday back.',
    'Long weekends from 49',
    'Pick a seat',
    'atlas',
    ['#0d2f55', '#ffffff', '#ffd98a', '#0d2f55'],
  ],
  [
    'Fjordline',
    'Winter has a timetable.',
    'Kattegat and Skagerrak, daily',
    'Find your deck',
    'fjordline',
    ['#0b2545', '#eaf4ff', '#e4572e', '#ffffff'],
  ],
  [
    'Pixel Forge',
    'Season pass. New worlds.',
    'Four chapters, one pass',
    'Pre-order',
    'pixel-forge',
    ['#140f2d', '#f3edff', '#4ce0b3', '#140f2d'],
  ],
  [
    'Maple & Co',
    'The card that says thanks.',
    'Points on everything, from today',
    'Get the card',
    'maple',
    ['#c8452d', '#ffffff', '#ffffff', '#8f2c19'],
  ],
  [
    'Verde Market',
    'Picked yesterday.',
    'This week’s deals',
    'See the deals',
    'verde',
    ['#1d6b3a', '#ffffff', '#f3d250', '#1d4027'],
  ],
]

/** The advertisers of the demo company, in the order of its campaigns. */
export const DEMO_BRANDS: readonly DemoBrand[] = BRANDS.map(([name, headline, tagline, action, video, colors]) => {
  const [ground, ink, button, onButton] = colors
  const landing = `https://${video}.example/`
  return { name, headline, tagline, action, video: `${video}.mp4`, landing, ground, ink, button, onButton }
})
