// What the parts of the usual kit cost besides React: the built packages, bundled and minified as an app does it.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const ui = '@placard/ui'

/** Most bytes of gzipped JavaScript for each. Who needs more raises the number here, and says why in the commit. */
const PARTS = [
  { limit: 8_000, from: ui, names: 'Button' },
  { limit: 9_000, from: ui, names: 'Input' },
  { limit: 14_000, from: ui, names: 'Checkbox' },
  { limit: 13_500, from: ui, names: 'Switch' },
  { limit: 42_000, from: ui, names: 'Select' },
  { limit: 37_500, from: ui, names: 'Dialog, DialogTrigger, DialogContent, DialogFooter, DialogClose' },
  { limit: 39_000, from: ui, names: 'DropdownMenu, DropdownMenuTrigger, DropdownMenuContent' },
  { limit: 16_500, from: ui, names: 'Tabs, TabsList, TabsTrigger, TabsContent' },
  { limit: 26_500, from: ui, names: 'TooltipProvider, Tooltip' },
  { limit: 39_000, from: ui, names: 'ToastProvider, useToast' },
  { limit: 9_000, from: ui, names: 'TableRegion, Table, TableHead, TableHeaderCell, TableBody, TableRow, TableCell' },
  { limit: 76_000, from: '@placard/forms', names: 'DateRangePicker' },
]
const ALL = 100_000

/** Bytes of an app that uses these. */
async function bytesOf(parts) {
  const imports = parts.map(({ from, names }) => `import { ${names} } from '${from}'`)
  const entry = `${imports.join('\n')}\nglobalThis.parts = [${parts.map(({ names }) => names)}]`
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? join(root, 'entry.js') : undefined),
        load: (id) => (id === join(root, 'entry.js') ? entry : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', external: /^react(-dom)?($|\/)/ } },
  })
  return output.reduce((sum, { code }) => sum + (code ? gzipSync(code).length : 0), 0)
}

const tooBig = []
const tell = async (name, parts, limit) => {
  const bytes = await bytesOf(parts)
  if (bytes > limit) tooBig.push(name)
  console.log(
    `${name.padEnd(18)}${bytes.toLocaleString('en').padStart(8)} of ${limit.toLocaleString('en').padStart(8)}${bytes > limit ? '  TOO BIG' : ''}`,
  )
}
for (const part of PARTS) await tell(/\w+/.exec(part.names)[0], [part], part.limit)
await tell('All twelve', PARTS, ALL)
process.exit(tooBig.length > 0 ? 1 : 0)
