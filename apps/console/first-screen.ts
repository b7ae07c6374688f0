import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What must be there before somebody can sign in. */
const PARTS = ['/index.html', '/src/shell/public-layout.tsx', '/src/routes/signin/route.tsx']

/** What has no business there: nothing is drawn before somebody has signed in. */
const DRAWN = /\/packages\/charts\/|\/node_modules\/(@nivo|d3-|@tanstack)\b/

interface FirstScreenOptions {
  /** JavaScript and CSS together, compressed, in kB. */
  limit: number
}

type Bundle = Rolldown.OutputBundle

function gather(bundle: Bundle, file: string, found: Map<string, Rolldown.OutputChunk>): void {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return
  found.set(file, chunk)
  for (const next of chunk.imports) gather(bundle, next, found)
}

const kilobytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1000

/** Fails the build where the code of the sign-in screen outgrows its limit, or brings what is for charts. */
export function firstScreen({ limit }: FirstScreenOptions): Plugin {
  return {
    name: 'placard:first-screen',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      const found = new Map<string, Rolldown.OutputChunk>()
      for (const part of PARTS) {
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(part))
        if (!chunk) this.error(`The first screen needs ${part}, which is not in the build.`)
        gather(bundle, chunk.fileName, found)
      }
      const chunks = [...found.values()]
      const drawn = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => DRAWN.test(id))
      if (drawn) this.error(`The first screen waits for ${drawn}, which it does not need.`)

      const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
      const css = [...sheets].reduce((sum, file) => {
        const sheet = bundle[file]
        return sum + (sheet?.type === 'asset' ? kilobytes(sheet.source) : 0)
      }, 0)
      const total = css + chunks.reduce((sum, { code }) => sum + kilobytes(code), 0)
      if (css === 0) this.error('The first screen has no styles.')
      if (total > limit) this.error(`The first screen weighs ${total.toFixed(1)} kB; its limit is ${limit} kB.`)
    },
  }
}
