import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { missingStyles } from './missing-styles.js'

/** What must be there before somebody can sign in, all of it in what the entry imports. */
const PARTS = ['/src/app.tsx', '/src/shell/public-layout.tsx', '/src/routes/signin/route.tsx']

/** What the screens that are open to anybody show later, by the styles of the first one. */
const LATER =
  /\/src\/routes\/((signup|forgotpassword|ping)\/route|signin\/verify-email-card)\.tsx$|\/theme-control\.tsx$|\/tooltip-bubble\.tsx$/

/** What may name classes; the table that they are merged by names all of Tailwind's. */
const STYLED = /\/(packages\/(ui|forms)|apps\/console)\/src\/(?!class-groups\.ts)/

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
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) gather(bundle, chunk.fileName, found)
      const chunks = [...found.values()]
      const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
      const late = PARTS.find((part) => !modules.some((id) => id.endsWith(part)))
      if (late) this.error(`The first screen needs ${late}, which comes later.`)
      const drawn = modules.find((id) => DRAWN.test(id))
      if (drawn) this.error(`The first screen waits for ${drawn}, which it does not need.`)

      const sheetsOf = (some: readonly Rolldown.OutputChunk[]) => {
        const names = new Set(some.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        return [...names].map((name) => bundle[name]).map((file) => (file?.type === 'asset' ? String(file.source) : ''))
      }
      const sheets = sheetsOf(chunks)
      const css = sheets.reduce((sum, sheet) => sum + kilobytes(sheet), 0)
      const total = css + chunks.reduce((sum, { code }) => sum + kilobytes(code), 0)
      if (css === 0) this.error('The first screen has no styles.')
      if (total > limit) this.error(`The first screen weighs ${total.toFixed(1)} kB; its limit is ${limit} kB.`)

      const all = Object.values(bundle).filter((one) => one.type === 'chunk')
      for (const chunk of all) if (LATER.test(chunk.facadeModuleId ?? '')) gather(bundle, chunk.fileName, found)
      const code = [...found.values()]
        .flatMap(({ modules }) => Object.entries(modules))
        .map(([id, module]) => (STYLED.test(id) ? module.code : ''))
        .join('\n')
      const missing = missingStyles(code, sheets.join('\n'), sheetsOf(all).join('\n'))
      if (missing.length > 0)
        this.error(`public.css does not know ${missing.join(' ')}: name the files that use it there.`)
    },
  }
}
