// Compares the exported types of each entry point with its committed report in packages/<name>/api, so that a change of the
// API is visible in review. Needs the built packages. `--update` rewrites the reports.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

const packages = join(import.meta.dirname, '../..', 'packages')
const shouldUpdate = process.argv.includes('--update')
const temp = mkdtempSync(join(tmpdir(), 'placard-api-'))

const off = { default: { logLevel: 'none' } }
const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
}

/** Returns the configuration of API Extractor for one entry point, such as `./client` of domain. */
function createConfig(folder, door, types) {
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [join(folder, types)] } },
      apiReport: {
        enabled: true,
        reportFileName: basename(door === '.' ? folder : door),
        reportFolder: join(folder, 'api'),
        reportTempFolder: temp,
        // Types of exported functions and props belong to the API, whether or not they are exported themselves.
        includeForgottenExports: true,
        tagsToReport: { '@experimental': true },
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: off, extractorMessageReporting: off, tsdocMessageReporting: off },
    },
  })
}

const configs = readdirSync(packages).flatMap((name) => {
  const folder = join(packages, name)
  const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(publishConfig.exports)
    .filter(([, { types }]) => types)
    .map(([door, { types }]) => createConfig(folder, door, types))
})
// One program for all entry points: React and zod are parsed once.
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
})

const outdated = []
for (const config of configs) {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: shouldUpdate,
    printApiReportDiff: !shouldUpdate,
    messageCallback: (message) => {
      // Only the difference itself: this script reports what to do.
      const isDifference = message.messageId === 'console-api-report-diff'
      if (message.logLevel !== 'error' && !isDifference) message.logLevel = 'none'
    },
  })
  if (apiReportChanged) outdated.push(config.reportFilePath.slice(packages.length + 1))
}
rmSync(temp, { recursive: true })

if (shouldUpdate) console.log(outdated.length > 0 ? `Updated ${outdated.join(', ')}.` : 'The API reports were current.')
else if (outdated.length > 0) {
  console.error(`The exported API differs from ${outdated.join(', ')}.`)
  console.error('If you meant to change it, run `pnpm api:update`, review the difference and commit it.')
  process.exitCode = 1
} else console.log(`The API of ${configs.length} entry points matches its reports.`)
