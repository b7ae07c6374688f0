/** Data of all libraries: three series over hours. */
export interface SeriesData {
  /** Unix times in ms. */
  x: Float64Array
  /** Values of the three series. */
  y: Float64Array[]
}

/** Returns a random walk with some spikes; `turn` selects another one. */
export function seriesData(count: number, turn = 0): SeriesData {
  let state = 1 + turn
  const noise = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
  const start = Date.UTC(2003, 0, 1)
  const x = Float64Array.from({ length: count }, (_, at) => start + at * 3_600_000)
  const y = [1, 2, 3].map((level) => {
    let value = level * 1000
    return Float64Array.from({ length: count }, () => {
      value = Math.max(0, value + (noise() - 0.5) * 60)
      return Math.round(noise() < 0.001 ? value * 2 : value)
    })
  })
  return { x, y }
}

export const COLORS = ['#2a60ca', '#bc7c24', '#074e35']
export const NAMES = ['City launch', 'Test ride', 'Family car']
