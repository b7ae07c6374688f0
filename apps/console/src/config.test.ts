import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.js'

describe('parseConfig', () => {
  it.each([undefined, null, 'text', {}, { company: 7 }, { apiBase: '' }])('runs on the defaults for %j', (source) => {
    expect(parseConfig(source)).toEqual({ apiBase: '/api', company: 'Placard' })
  })

  it('takes what is there, and ignores what it does not know', () => {
    expect(parseConfig({ apiBase: 'https://api.example.test', company: 'Acme', colour: 'red' })).toEqual({
      apiBase: 'https://api.example.test',
      company: 'Acme',
    })
  })
})
