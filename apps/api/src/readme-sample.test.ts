import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_USERS } from '@placard/domain/demo'
import { afterEach, expect, it, vi } from 'vitest'
import { createAccessToken } from './store/accounts/access-tokens.js'
import { describeApi, type TestApp } from './testing/test-app.js'

const HOST = 'http://localhost:4100'
const root = join(import.meta.dirname, '..', '..', '..')
const sample = join(import.meta.dirname, '..', '.vitest', 'readme-sample.mjs')

/** Forwards a script's requests for the sample's host to the server under test. */
const fetchFrom =
  ({ app }: TestApp) =>
  async (
    url: string,
    { method, headers, body }: { method: 'GET'; headers: Record<string, string>; body: string | null },
  ) => {
    if (!url.startsWith(HOST)) throw new Error(`The sample fetches ${url}`)
    const response = await app.inject({
      method,
      url: url.slice(HOST.length),
      headers,
      ...(body !== null && { payload: body }),
    })
    const received = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(response.body, { status: response.statusCode, headers: received })
  }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(sample, { force: true })
})

describeApi('the Node sample in the README of domain', (api) => {
  it('lists campaigns with an access token', async () => {
    const readme = readFileSync(join(root, 'packages', 'domain', 'README.md'), 'utf8')
    const [code = ''] = /(?<=```js\n)[\s\S]*?(?=```)/.exec(readme) ?? []
    mkdirSync(join(sample, '..'), { recursive: true })
    writeFileSync(sample, code.replace('https://ads.example.com', HOST))
    vi.stubGlobal('fetch', fetchFrom(api()))
    const { context } = api()
    const created = { name: 'Script', access: 'read', campaignIDs: null, days: 1 } as const
    const { token } = await createAccessToken(context, { user: DEMO_USERS[0] }, created)
    vi.stubEnv('PLACARD_TOKEN', token)
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await import(/* @vite-ignore */ `${sample}?${Math.random()}`)
    expect(log.mock.calls[0]?.[0]).toContain('Northwind Bikes — City Launch')
  })
})
