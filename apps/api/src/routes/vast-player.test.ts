import { expect, it } from 'vitest'
import { readRights } from '../testing/published-creatives.js'
import { describeApi } from '../testing/test-app.js'

describeApi('the VAST player', (api) => {
  it('runs in a sandbox that only our console frames, and cannot call events, clicks or other hosts', async () => {
    const page = await api().get('/serve/player')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<script src="/serve/player.js">')])
    const { 'content-security-policy': policy = '', ...others } = readRights(page) as Record<string, string>
    const directives = new Map(
      policy.split('; ').map((directive): [string, string[]] => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
    )
    expect(directives.get('sandbox')).toEqual(['allow-scripts'])
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('frame-ancestors')).toEqual(["'self'"])
    const { publicUrl } = api().context.config
    for (const url of [...directives.values()].flat().filter((value) => /^https?:/.test(value)))
      expect(url).toMatch(
        new RegExp(`^${publicUrl}/(serve/(player\\.js|player\\.css|vpaid\\.js|vast/|vpaid/)|files/)$`),
      )
    for (const kind of ['script-src', 'connect-src', 'media-src'])
      expect(directives.get(kind)?.join(' ')).not.toMatch(/\*|unsafe/)
    expect(others).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
    expect(others).not.toHaveProperty('access-control-allow-origin')
  })
})
