import { describe, expect, it } from 'vitest'
import { excessiveAnimation, findAnimation } from './animation.js'

describe('findAnimation', () => {
  it.each<[string, number, number | null]>([
    ['a { animation: spin 2s linear infinite }', 2, null],
    ['a { -webkit-animation:.5s cubic-bezier(0, 1s, 3, 4) 200ms 4 both spin }', 0.5, 4],
    ['a { animation: fade 400ms } b { animation: fade 6s, move 5s 2 }', 5, 2],
    ['a { animation-duration: 3s; animation-iteration-count: infinite; }', 3, null],
    ['a { animation: fade 2s ease; animation-iteration-count: 5 }', 2, 5],
    ['<p style="animation:fade 20s">', 20, 1],
  ])('reads %s', (text, seconds, loops) => {
    expect(findAnimation(text)).toEqual({ seconds, loops })
  })

  it.each(['a { animation: none }', '/* a { animation: x 9s } */', 'a { transition: all 9s }', '@keyframes a {}'])(
    'finds nothing in %s',
    (text) => {
      expect(findAnimation(text)).toBeUndefined()
    },
  )
})

it.each<[number, number | null, number, ReturnType<typeof excessiveAnimation>]>([
  [15, 1, 0, undefined],
  [5, 3, 0, undefined],
  [5, null, 15, undefined],
  [16, 1, 0, { seconds: 16, loops: 1 }],
  [1, 4, 0, { seconds: 4, loops: 4 }],
  [2, null, 30, { seconds: 30, loops: 15 }],
  [2, null, 0, { seconds: Number.POSITIVE_INFINITY, loops: Number.POSITIVE_INFINITY }],
])('an animation of %d s with %s loops in an ad of %d s takes %j too long', (seconds, loops, adSeconds, expected) => {
  expect(excessiveAnimation({ seconds, loops }, adSeconds)).toEqual(expected)
})
