// Sizes of the peers of our widgets, bundled by the same function as ours: gzipped JavaScript without React.
// Prints both and writes peers.json, from which the tables of docs/sizes.md are made.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBundles } from '../../scripts/packages/bundle-size.mjs'

const here = import.meta.dirname
const json = (path) => JSON.parse(readFileSync(join(here, path), 'utf8'))

/** Tremor's components by their files: its entry point always loads everything. */
const tremor = (...paths) =>
  paths
    .map((path) => `export { default as ${path.split('/')[1]} } from '@tremor/react/dist/components/${path}'`)
    .map((source) => source.replace(/\/(\w+)'$/, "/$1/$1.js'"))
    .join('\n')

/** Peers by widget: what an app imports for the same purpose, with all components that it needs. */
const PEERS = {
  KpiStrip: {
    '@tremor/react': tremor(
      'layout-elements/Card',
      'layout-elements/Flex',
      'layout-elements/Grid',
      'text-elements/Metric',
      'text-elements/Text',
      'icon-elements/BadgeDelta',
    ),
    '@mui/material': "export { Card, CardContent, Chip, Grid, Typography } from '@mui/material'",
  },
  TimeSeriesChart: {
    '@tremor/react': tremor('chart-elements/AreaChart'),
    '@mui/x-charts': "export { LineChart } from '@mui/x-charts/LineChart'",
  },
  DataTable: {
    '@mui/x-data-grid': "export { DataGrid } from '@mui/x-data-grid'",
    'react-data-grid': "export { DataGrid } from 'react-data-grid'",
  },
}

const ours = Object.assign({}, ...Object.values(json('../../docs/sizes.json')))
const result = []
for (const [widget, peers] of Object.entries(PEERS)) {
  const sizes = await measureBundles(peersByIndex(peers), here)
  for (const [index, library] of Object.keys(peers).entries()) {
    const { version } = json(`../node_modules/${library}/package.json`)
    result.push({ widget, library, version, ...sizes[index] })
  }
}
console.table([...Object.keys(PEERS).map((widget) => ({ widget, library: 'Placard', ...ours[widget] })), ...result])
writeFileSync(join(here, 'peers.json'), `${JSON.stringify(result, null, 2)}\n`)

/** Library names have slashes, which names of bundles cannot have. */
function peersByIndex(peers) {
  return Object.fromEntries(Object.values(peers).map((source, index) => [index, source]))
}
