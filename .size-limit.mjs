// Size budgets, gzipped: components as an app imports them, without React, and the first page of the console with it.
// They need the built packages and the built console. A commit that raises a limit says why.
import { existsSync, readFileSync } from 'node:fs'

const REACT = ['react', 'react-dom']
const door = (name) => `packages/${name}/dist/index.js`

/** What is loaded only when it is needed counts as bytes of its own. */
const leaveLazyOut = {
  name: 'leave-lazy-out',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
}

const shared = (limit) => ({ ignore: REACT, gzip: true, limit: `${limit} kB` })

/** Some parts of a package, as an app imports them; with all that they load later, and what it costs to have that in one file. */
const whole = (limit, name, parts, title = parts.split(',')[0]) => ({
  ...shared(limit),
  name: title,
  path: door(name),
  import: `{ ${parts} }`,
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm' }),
})

/** The same without what they load later. */
const atFirst = (limit, name, parts) => ({
  ...whole(limit, name, parts, `${parts}, at first`),
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [leaveLazyOut] }),
})

const KIT = {
  Button: 12,
  Input: 13,
  Checkbox: 18,
  Switch: 17.5,
  Select: 46,
  'Dialog, DialogTrigger, DialogContent, DialogFooter, DialogClose': 29.5,
  'DropdownMenu, DropdownMenuTrigger, DropdownMenuContent': 43,
  'Tabs, TabsList, TabsTrigger, TabsContent': 20.5,
  'TooltipProvider, Tooltip': 3.1,
  'ToastProvider, useToast': 28,
  'TableRegion, Table, TableHead, TableHeaderCell, TableBody, TableRow, TableCell': 12.5,
}

/** Size of each widget before it is drawn. Later come nivo's drawings, the tables of charts and reports, pictures and workers. */
const WIDGETS = {
  Sparkline: 11,
  MetricDefinition: 40.5,
  ReportKpis: 45,
  QuartileFunnel: 76,
  Heatmap: 75.5,
  TimeSeriesChart: 107.5,
  BarChart: 73.5,
  DonutChart: 80,
  DataTable: 135,
  CampaignTable: 182.1,
  ExportMenu: 75,
  ShareButton: 57.5,
  ReportToolbar: 81,
  CampaignReport: 137.5,
  LiveCampaignReport: 240,
}

const CONSOLE = 'apps/console/dist'

/** Files that the browser loads before `/signin` renders: the entry, its static imports, and their CSS. */
function signInFiles() {
  const path = `${CONSOLE}/.vite/manifest.json`
  if (!existsSync(path)) throw new Error('Build the console first: pnpm --filter @placard/console build')
  const chunks = JSON.parse(readFileSync(path, 'utf8'))
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    chunks[key].imports?.forEach(visit)
  }
  visit('index.html')
  return [...seen].flatMap((key) => [chunks[key].file, ...(chunks[key].css ?? [])]).map((file) => `${CONSOLE}/${file}`)
}

export default [
  {
    name: '/signin: JavaScript and CSS',
    path: signInFiles(),
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
    limit: '227 kB',
  },
  ...Object.entries(KIT).map(([parts, limit]) => atFirst(limit, 'ui', parts)),
  whole(31.6, 'ui', 'TooltipProvider, Tooltip'),
  atFirst(57, 'forms', 'DateRangePicker'),
  {
    ...whole(124, 'ui', '', 'All twelve'),
    path: [door('ui'), door('forms')],
    import: { [door('ui')]: `{ ${Object.keys(KIT).join(', ')} }`, [door('forms')]: '{ DateRangePicker }' },
  },
  ...Object.entries(WIDGETS).map(([parts, limit]) => atFirst(limit, 'charts', parts)),
  whole(306.5, 'charts', 'TimeSeriesChart'),
]
