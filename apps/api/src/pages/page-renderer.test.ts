import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageOrder } from '@placard/domain/internal/share'
import { afterAll, expect, it } from 'vitest'
import { createPageRenderer } from './page-renderer.js'

const folder = mkdtempSync(join(tmpdir(), 'placard-renderer-'))
afterAll(() => rmSync(folder, { recursive: true }))

const order = (address: string): PageOrder => ({
  address,
  page: { now: 0, language: 'en', config: {}, queries: [] },
})

/** Returns the renderer of a console that is built with this code. */
function createRenderer(name: string, code: string, budgetMs?: number) {
  const consoleDir = join(folder, name)
  mkdirSync(join(consoleDir, '.server'), { recursive: true })
  writeFileSync(join(consoleDir, '.server', 'prerender.mjs'), code)
  const renderer = createPageRenderer(consoleDir, budgetMs)
  if (!renderer) throw new Error('The console has the code.')
  return renderer
}

const RENDERS = 'export default async ({ address }) => ({ head: "", body: address })'

it('renders pages in a process', async () => {
  const renderer = createRenderer('good', RENDERS)
  const bodies = await Promise.all(['/a', '/b'].map((address) => renderer.render(order(address))))
  expect(bodies.map(({ body }) => body)).toEqual(['/a', '/b'])
  await renderer.close()
})

it('rejects for a page that fails or takes too long, and renders the next one', async () => {
  const renderer = createRenderer(
    'bad',
    `export default ({ address }) => {
      if (address === '/fails') throw new Error('broken')
      while (address === '/hangs') {}
      return { head: '', body: address }
    }`,
    1500,
  )
  await expect(renderer.render(order('/fails'))).rejects.toThrow('broken')
  await expect(renderer.render(order('/hangs'))).rejects.toThrow()
  expect((await renderer.render(order('/next'))).body).toBe('/next')
  await renderer.close()
})

it('refuses pages while too many wait', async () => {
  const renderer = createRenderer('busy', RENDERS)
  const pages = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => renderer.render(order(`/${index}`))))
  const refused = pages.filter(({ status }) => status === 'rejected').length
  expect(refused).toBeGreaterThan(100)
  expect(refused).toBeLessThan(200)
  await renderer.close()
})

it('does not exist for a console without its code', () => {
  expect(createPageRenderer(join(folder, 'nowhere'))).toBeUndefined()
})
