// What parts cost an app besides React: the built packages, gzipped. Who needs more raises the limit, and says why in the commit.

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
  Button: 8,
  Input: 9,
  Checkbox: 14,
  Switch: 13.5,
  Select: 42,
  'Dialog, DialogTrigger, DialogContent, DialogFooter, DialogClose': 25.5,
  'DropdownMenu, DropdownMenuTrigger, DropdownMenuContent': 39,
  'Tabs, TabsList, TabsTrigger, TabsContent': 16.5,
  'TooltipProvider, Tooltip': 3,
  'ToastProvider, useToast': 24,
  'TableRegion, Table, TableHead, TableHeaderCell, TableBody, TableRow, TableCell': 9,
}

/** What each widget costs before it is drawn; drawings with nivo, tables of charts, pictures and workers come later. */
const WIDGETS = {
  Sparkline: 7.5,
  MetricDefinition: 34,
  ReportKpis: 38.5,
  QuartileFunnel: 71,
  Heatmap: 71,
  TimeSeriesChart: 88,
  BarChart: 75,
  DonutChart: 70,
  DataTable: 120,
  CampaignTable: 167,
  ExportMenu: 78,
  ShareButton: 47.5,
  ReportToolbar: 106,
  CampaignReport: 170,
  LiveCampaignReport: 270,
}

export default [
  ...Object.entries(KIT).map(([parts, limit]) => atFirst(limit, 'ui', parts)),
  whole(27.5, 'ui', 'TooltipProvider, Tooltip'),
  atFirst(81, 'forms', 'DateRangePicker'),
  {
    ...whole(109.5, 'ui', '', 'All twelve'),
    path: [door('ui'), door('forms')],
    import: { [door('ui')]: `{ ${Object.keys(KIT).join(', ')} }`, [door('forms')]: '{ DateRangePicker }' },
  },
  ...Object.entries(WIDGETS).map(([parts, limit]) => atFirst(limit, 'charts', parts)),
  whole(348, 'charts', 'TimeSeriesChart'),
]
