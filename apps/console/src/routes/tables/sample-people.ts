/** Fictional person. */
export interface Person {
  name: string
  title: string
  away: boolean
  /** Hours worked this week. */
  hours: number
  /** Hours of the last eight weeks, the current one last. */
  weeks: number[]
}

/** Working hours of a week. */
export const MAX_HOURS = 40

const person = (name: string, title: string, weeks: number[], away = false): Person => ({
  name,
  title,
  away,
  hours: weeks.at(-1) ?? 0,
  weeks,
})

/** Employees of a fictional company. */
export const teams: { name: string; people: Person[] }[] = [
  {
    name: 'Design',
    people: [
      person('Ines Moreau', 'Motion designer', [31, 33, 36, 38, 37, 39, 36, 38]),
      person('Jonas Adeyemi', 'Art director', [28, 30, 24, 22, 25, 26, 24, 21]),
      person('Sofia Lindgren', 'Copywriter', [36, 35, 30, 22, 12, 0, 0, 0], true),
    ],
  },
  {
    name: 'Ad operations',
    people: [
      person('Mateo Rossi', 'Trafficker', [24, 26, 29, 31, 33, 35, 36, 38]),
      person('Hana Kobayashi', 'Tag engineer', [33, 32, 34, 33, 32, 34, 33, 33]),
    ],
  },
  {
    name: 'Analytics',
    people: [
      person('Leila Haddadi', 'Analyst', [18, 22, 26, 24, 28, 27, 30, 29]),
      person('Peter van Dijk', 'Data engineer', [35, 36, 34, 36, 35, 37, 36, 36]),
    ],
  },
]
