import type { TablesLabels } from './tables-labels.js'

/** Fictional person. */
export interface Person {
  name: string
  title: keyof TablesLabels['titles']
  away: boolean
  /** Hours worked this week. */
  hours: number
  /** Hours of the last eight weeks, the current one last. */
  weeks: number[]
}

/** Working hours of a week. */
export const MAX_HOURS = 40

const person = (name: string, title: Person['title'], weeks: number[], away = false): Person => ({
  name,
  title,
  away,
  hours: weeks.at(-1) ?? 0,
  weeks,
})

/** Employees of a fictional company. */
export const teams: { team: keyof TablesLabels['teams']; people: Person[] }[] = [
  {
    team: 'design',
    people: [
      person('Ines Moreau', 'motionDesigner', [31, 33, 36, 38, 37, 39, 36, 38]),
      person('Jonas Adeyemi', 'artDirector', [28, 30, 24, 22, 25, 26, 24, 21]),
      person('Sofia Lindgren', 'copywriter', [36, 35, 30, 22, 12, 0, 0, 0], true),
    ],
  },
  {
    team: 'adOperations',
    people: [
      person('Mateo Rossi', 'trafficker', [24, 26, 29, 31, 33, 35, 36, 38]),
      person('Hana Kobayashi', 'tagEngineer', [33, 32, 34, 33, 32, 34, 33, 33]),
    ],
  },
  {
    team: 'analytics',
    people: [
      person('Leila Haddadi', 'analyst', [18, 22, 26, 24, 28, 27, 30, 29]),
      person('Peter van Dijk', 'dataEngineer', [35, 36, 34, 36, 35, 37, 36, 36]),
    ],
  },
]
