import type { Campaign } from '../campaign/campaign.js'
import { type CreativeType, creativeSize } from '../creative/creative.js'
import { addDaysTo, type Day, dayInZone } from '../day/day.js'
import type { PlatformName } from '../platform/platform.js'
import type { User } from '../user/user.js'
import { DEMO_BRANDS, type DemoBrand } from './demo-brand.js'

/** Number of days with hourly facts, including today. */
export const DEMO_DAYS = 90

/** The demo company's users; they all sign in with `DEMO_PASSWORD`. */
export const DEMO_USERS = [
  {
    id: 'demoUserStaff',
    email: 'demo@placard.test',
    first_name: 'Ada',
    last_name: 'Byron',
    role: 'staff',
    language: null,
  },
  {
    id: 'demoUserAgency',
    email: 'agency@example.test',
    first_name: 'Noor',
    last_name: 'Haddad',
    role: 'agency',
    language: null,
  },
  {
    id: 'demoUserAdmin',
    email: 'admin@placard.test',
    first_name: 'Grace',
    last_name: 'Okafor',
    role: 'admin',
    language: null,
  },
] as const satisfies User[]

/** Password of every demo user. */
export const DEMO_PASSWORD = 'placard-demo'

/** A creative of the demo company and how well it delivers; rates are shares of impressions. */
export interface DemoCreative {
  id: string
  name: string
  type: CreativeType
  width: number
  height: number
  platform: PlatformName
  liveIDs: string[]
  /** Mean impressions per hour. */
  pace: number
  clickRate: number
  engagementRate: number
  /** Share of impressions with a video start; 0 without video. */
  startRate: number
}

/** Campaign of the demo company. `lastDataDay` is undefined if it has no data. */
export interface DemoCampaign {
  id: string
  name: string
  /** Advertiser of the campaign. */
  brand: DemoBrand
  ownerID: string
  start: Day | null
  end: Day | null
  firstDataDay: Day | undefined
  lastDataDay: Day | undefined
  creatives: DemoCreative[]
}

type CreativeLine = [name: string, type: CreativeType, width: number, height: number, pace: number]

interface CampaignLine {
  name: string
  owner: 0 | 1
  /** First and last flight day, counted from today; null is open. */
  flight: [number, number | null] | null
  creatives: CreativeLine[]
}

const CAMPAIGNS: CampaignLine[] = [
  {
    name: 'Northwind Bikes — City Launch',
    owner: 0,
    flight: [-75, 31],
    creatives: [
      ['City launch — 300x250 video', 'Banner', 300, 250, 5200],
      ['City launch — 970x250', 'Banner', 970, 250, 3600],
      ['Commuter story — VAST 15s', 'VAST', 1280, 720, 2700],
      ['Build your bike — VPAID 30s', 'VPAID', 640, 360, 980],
      ['Test ride — 160x600', 'Banner', 160, 600, 420],
      ['Test ride — 320x50', 'Banner', 320, 50, 1900],
    ],
  },
  {
    name: 'Halden Coffee — Morning Ritual',
    owner: 0,
    flight: [-40, 3],
    creatives: [
      ['First cup — VAST 20s', 'VAST', 1280, 720, 3100],
      ['First cup — VAST 6s bumper', 'VAST', 1280, 720, 2400],
      ['Loyalty card — 300x600', 'Banner', 300, 600, 1500],
      ['Loyalty card — 728x90', 'Banner', 728, 90, 1100],
      ['Pick your roast — VPAID 25s', 'VPAID', 640, 360, 640],
    ],
  },
  {
    name: 'Lumen Solar — Rooftop Days',
    owner: 0,
    flight: [-89, null],
    creatives: [
      ['Payback calculator — 300x600', 'Banner', 300, 600, 2100],
      ['Payback calculator — 300x250', 'Banner', 300, 250, 2900],
      ['Meet the installers — VAST 30s', 'VAST', 1920, 1080, 1700],
      ['Roof scan — VPAID 30s', 'VPAID', 640, 360, 520],
      ['Open day — 970x90', 'Banner', 970, 90, 760],
    ],
  },
  {
    name: 'Atlas Airways — Long Weekend',
    owner: 0,
    flight: [-80, -21],
    creatives: [
      ['Lisbon — VAST 15s', 'VAST', 1280, 720, 2300],
      ['Porto — VAST 15s', 'VAST', 1280, 720, 1900],
      ['Fares from 49 — 728x90', 'Banner', 728, 90, 3300],
      ['Fares from 49 — 300x250', 'Banner', 300, 250, 4100],
      ['Pick a seat — VPAID 20s', 'VPAID', 640, 360, 480],
    ],
  },
  {
    name: 'Fjordline Ferries — Kattegat and Skagerrak winter timetable awareness, families with children, all Nordic markets, second wave',
    owner: 0,
    flight: [-30, 60],
    creatives: [
      [
        'Winter timetable — 970x250 with animated departure board, seven languages and the children’s cabin offer, second wave, Nordic markets',
        'Banner',
        970,
        250,
        1300,
      ],
      ['Cabin tour — VAST 30s', 'VAST', 1920, 1080, 900],
      ['Cabin tour — VAST 10s', 'VAST', 1920, 1080, 1250],
      ['Find your deck — VPAID 40s', 'VPAID', 640, 360, 310],
    ],
  },
  {
    name: 'Pixel Forge — Season Pass',
    owner: 0,
    flight: [5, 45],
    creatives: [
      ['Season pass trailer — VAST 30s', 'VAST', 1920, 1080, 0],
      ['Pre-order — 300x250', 'Banner', 300, 250, 0],
    ],
  },
  {
    name: 'Maple & Co — Loyalty Relaunch',
    owner: 1,
    flight: [-60, 15],
    creatives: [
      ['New card — 300x250', 'Banner', 300, 250, 2600],
      ['New card — 336x280', 'Banner', 336, 280, 1400],
      ['Points party — VAST 15s', 'VAST', 1280, 720, 1800],
      ['Spin the wheel — VPAID 15s', 'VPAID', 640, 360, 700],
    ],
  },
  {
    name: 'Verde Market — Weekly Deals',
    owner: 1,
    flight: [-89, null],
    creatives: [
      ['This week — 320x100', 'Banner', 320, 100, 3900],
      ['This week — 300x250', 'Banner', 300, 250, 3000],
      ['Recipe of the week — VAST 10s', 'VAST', 1280, 720, 1600],
    ],
  },
]

const PLATFORMS: PlatformName[] = ['Google DV360', 'The Trade Desk', 'Google Ad Manager', 'Xandr', 'Adform']

function createCreative(
  [name, type, width, height, pace]: CreativeLine,
  campaign: number,
  index: number,
): DemoCreative {
  const key = `${campaign + 1}${String.fromCharCode(97 + index)}`
  const video = type !== 'Banner' || name.includes('video')
  return {
    id: `demoCreative${key}`,
    name,
    type,
    width,
    height,
    platform: PLATFORMS[(campaign + index) % PLATFORMS.length] ?? 'Adform',
    // Every third creative was published twice: its counts are the sum of both versions.
    liveIDs: index % 3 === 1 ? [`demoLive${key}1`, `demoLive${key}2`] : [`demoLive${key}1`],
    pace,
    clickRate: type === 'VPAID' ? 0.019 : type === 'VAST' ? 0.0075 : 0.0048 + index * 0.0011,
    engagementRate: type === 'VPAID' ? 0.11 : type === 'VAST' ? 0.042 : 0.024 + index * 0.004,
    startRate: video ? (type === 'Banner' ? 0.71 : 0.93) : 0,
  }
}

/** Returns the demo company's campaigns; flights are relative to `now`. */
export function demoCampaigns(now: Date): DemoCampaign[] {
  const today = dayInZone(now, 'UTC')
  const first = addDaysTo(today, 1 - DEMO_DAYS)
  return CAMPAIGNS.flatMap(({ name, owner, flight, creatives }, campaign) => {
    const brand = DEMO_BRANDS[campaign]
    if (!brand) return []
    const start = flight ? addDaysTo(today, flight[0]) : null
    const end = flight && flight[1] !== null ? addDaysTo(today, flight[1]) : null
    const hasData = start !== null && start <= today
    return {
      id: `demoCampaign${campaign + 1}`,
      name,
      brand,
      ownerID: DEMO_USERS[owner].id,
      start,
      end,
      firstDataDay: hasData ? [start, first].sort().at(-1) : undefined,
      lastDataDay: hasData ? (end !== null && end < today ? end : today) : undefined,
      creatives: creatives.map((line, index) => createCreative(line, campaign, index)),
    }
  })
}

/** A demo creative as the API lists it. */
export const demoCreativeSummary = ({
  id,
  name,
  type,
  width,
  height,
  liveIDs,
}: DemoCreative): Campaign['creatives'][number] => ({
  id,
  name,
  type,
  size: creativeSize(width, height),
  liveIDs,
})
