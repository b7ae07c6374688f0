// Who may import whom. $1 and $2 stand for groups that `from` caught.
const pkg = (names) => `^packages/(${names})/`
const inConsole = (folders) => `^apps/console/src/(${folders})/`
/** Folders by subject, each with the folders of its parts. */
const SUBJECT = '(?:fields|engine|product|charts|tables|reports)/'
/** Folder of a part, in its subject's folder if it has one. */
const PART = `(?:${SUBJECT})?(?!${SUBJECT})[^/]+`
const TESTS = '\\.(test|stories|fixture|spec)\\.tsx?$|/testing\\.ts$|/testing/|/demo/'

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('domain-is-the-floor', { path: pkg('domain') }, { path: '^(packages/(ui|forms|charts)|apps)/' }),
    forbid(
      'domain-needs-zod-and-dates-only',
      { path: '^packages/domain/src/', pathNot: TESTS },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'], pathNot: '/node_modules/(zod|date-fns|date-fns-tz)/' },
    ),
    forbid('ui-knows-no-business', { path: pkg('ui') }, { path: '^(packages/(domain|forms|charts)|apps)/' }),
    // A report's toolbar holds the pickers of days and zones; no form needs a chart.
    forbid('forms-know-no-charts', { path: pkg('forms') }, { path: pkg('charts') }),
    forbid('packages-never-see-apps', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'api-stands-on-domain-alone',
      { path: '^apps/api/' },
      { path: '^(packages/(ui|forms|charts)|apps/console)/' },
    ),
    // The API's layers: routes → http → store. Files, emails, exports and jobs never handle requests.
    forbid(
      'api-store-knows-no-http',
      { path: '^apps/api/src/(store|files|email|exports)/', pathNot: TESTS },
      { path: '^apps/api/src/(http|routes|app\\.ts|server\\.ts)' },
    ),
    forbid(
      'api-routes-are-on-top',
      { path: '^apps/api/src/(http|auth|jobs|serving|backup|seed)/', pathNot: TESTS },
      { path: '^apps/api/src/routes/' },
    ),
    forbid('console-and-api-meet-over-http', { path: '^apps/console/' }, { path: '^apps/api/' }),
    forbid('only-ui-wraps-radix', { pathNot: pkg('ui') }, { path: '/@radix-ui/' }),
    forbid(
      'through-the-door-of-a-package',
      { path: '^(packages|apps)/([^/]+)/' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/(index|testing|testing/right-to-left|de/de)\\.ts$',
          '^packages/domain/src/(client/client|demo/demo|openapi/openapi)\\.ts$',
          '^packages/domain/src/entry-points/',
          '^packages/forms/src/ad-builder/ad-builder\\.tsx$',
          '^packages/charts/src/tables/large-table/large-table\\.tsx$',
        ],
      },
    ),
    forbid(
      'entry-points-are-on-top',
      { path: '^packages/domain/src/', pathNot: '^packages/domain/src/entry-points/' },
      { path: '^packages/domain/src/entry-points/' },
    ),
    // It has entry points of its own, so that nobody else loads or reads past it.
    forbid(
      'ad-builder-is-on-its-own',
      {
        path: '^packages/(domain|forms)/src/',
        pathNot: [TESTS, '^packages/[^/]+/src/(ad-builder|entry-points|de)/', '/forms-labels\\.ts$'],
      },
      { path: '^packages/(domain|forms)/src/ad-builder/' },
    ),
    // A worker engine, with an entry point of its own. A report of very many creatives loads it on demand.
    forbid(
      'large-table-is-on-its-own',
      {
        path: '^packages/charts/src/',
        pathNot: [TESTS, '^packages/charts/src/tables/(large-table|table-engine)/', '/report-tables\\.tsx$'],
      },
      { path: '^packages/charts/src/tables/(large-table|table-engine)/' },
    ),
    forbid(
      'sibling-through-its-door',
      { path: `^packages/(ui|forms|charts)/src/(${PART})/` },
      {
        path: `^packages/(ui|forms|charts)/src/${PART}/`,
        pathNot: ['^packages/$1/src/$2/', '/([^/]+)/\\1\\.tsx?$', '/testing/', '\\.variants\\.ts$'],
      },
    ),
    forbid(
      'routes-do-not-meet',
      { path: '^apps/console/src/routes/([^/]+)/' },
      { path: '^apps/console/src/routes/([^/]+)/', pathNot: '^apps/console/src/routes/$1/' },
    ),
    // Inside the console: routes → parts → data → state. The shell is beside the routes, and report/ is a folder of parts.
    forbid(
      'state-imports-no-layer',
      { path: inConsole('state') },
      { path: inConsole('data|parts|report|shell|routes') },
    ),
    forbid('data-imports-state-alone', { path: inConsole('data') }, { path: inConsole('parts|report|shell|routes') }),
    forbid('parts-import-no-screen', { path: inConsole('parts|report') }, { path: inConsole('shell|routes') }),
    // Except to preload a route's code.
    forbid('shell-imports-no-route', { path: inConsole('shell') }, { path: inConsole('routes'), dynamic: false }),
    forbid(
      'source-imports-no-test',
      { pathNot: `${TESTS}|^e2e/|^\\.storybook/` },
      { path: '\\.(test|stories|fixture)\\.tsx?$' },
    ),
    // Only the connected reports fetch, with a client that they are given.
    forbid(
      'packages-do-not-fetch',
      { path: '^packages/', pathNot: '^packages/charts/src/reports/live-report/' },
      { path: '/node_modules/(@tanstack/react-query|axios|ky|msw)/' },
    ),
    forbid(
      'console-fetches-in-data-alone',
      { path: '^apps/console/src/', pathNot: '^apps/console/src/data/' },
      { path: '^packages/domain/src/client/' },
    ),
    // Consumers import a language, and the console loads it on demand. The server writes emails in every language.
    forbid(
      'source-imports-no-language',
      { path: '/src/', pathNot: `${TESTS}|/src/de/|^apps/api/` },
      { path: '/src/de/', dynamic: false },
    ),
    forbid('source-imports-no-test-helper', { path: '/src/', pathNot: TESTS }, { path: '/testing(\\.ts$|/)' }),
    forbid('no-cycle', {}, { circular: true }),
    forbid(
      'no-orphan',
      {
        orphan: true,
        pathNot: '\\.(stories|test|spec|config|d)\\.tsx?$|\\.config\\.|^scripts/|^\\.storybook/|/public/',
      },
      {},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|__screenshots__|migrations)/' },
    enhancedResolveOptions: {
      conditionNames: ['@placard/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
}
