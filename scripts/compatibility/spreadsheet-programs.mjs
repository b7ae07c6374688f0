// Runs the programs and libraries of other languages that `spreadsheet-readers.mjs` compares, if they are installed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PYTHON = '/usr/bin/python3'
const options = {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  stdio: ['ignore', 'pipe', 'ignore'],
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
}

/** Returns what a program prints, or undefined if it is not installed. */
function run(program, args, more = {}) {
  try {
    return execFileSync(program, args, { ...options, ...more })
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the version in the output of a program, or undefined if the program is missing or fails. */
function findVersion(program, args) {
  try {
    return /\d+\.\d[\d.]*/.exec(
      execFileSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }) ?? '',
    )?.[0]
  } catch {
    return undefined
  }
}
const findPythonVersion = (module) => findVersion(PYTHON, ['-c', `import ${module}; print(${module}.__version__)`])

/** Python prints dates as {"date": "2026-01-31T00:00:00"}, so that they differ from texts. */
const PRINT_PYTHON_ROWS = `
import json, datetime, math
def value(v):
    if isinstance(v, (datetime.date, datetime.datetime)): return {"date": v.isoformat()}
    if hasattr(v, "item"): v = v.item()
    return None if isinstance(v, float) and math.isnan(v) else v
def show(rows, **more): print(json.dumps({"rows": [{k: value(v) for k, v in row.items()} for row in rows], **more}))
`
/** Parses rows whose dates are objects; a date without an offset is taken as UTC. */
function parseRows(text) {
  const toValue = (value) => {
    if (value === null || typeof value !== 'object') return value
    return new Date(/[Z+]|-\d\d:\d\d$/.test(value.date.slice(10)) ? value.date : `${value.date}Z`)
  }
  const { rows, ...more } = JSON.parse(text)
  return {
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, toValue(value)]))),
    ...more,
  }
}
const runPython = (code, path) => parseRows(run(PYTHON, ['-c', PRINT_PYTHON_ROWS + code, path]))

/** Converts a file by LibreOffice and returns the path of the result. */
function convertByLibreOffice(folder, path, filter = []) {
  const target = join(folder, 'libreoffice')
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  run('soffice', [profile, '--headless', ...filter, '--convert-to', 'xlsx', '--outdir', target, path])
  return join(target, `${/([^/]+)\.\w+$/.exec(path)[1]}.xlsx`)
}
function convertByGnumeric(folder, path) {
  const target = join(folder, `gnumeric-${/([^/]+)\.\w+$/.exec(path)[1]}.xlsx`)
  run('ssconvert', [path, target])
  return target
}

const R_CSV = `rows <- read.csv(commandArgs(TRUE)[1], fileEncoding = "UTF-8-BOM", check.names = FALSE)
cat(jsonlite::toJSON(list(rows = rows), digits = NA, na = "null"))`
const R_WORKBOOK = `rows <- readxl::read_excel(commandArgs(TRUE)[1], sheet = "Data")
for (name in names(rows)) if (inherits(rows[[name]], "POSIXct")) {
  days <- format(rows[[name]], "%Y-%m-%dT%H:%M:%S")
  rows[[name]] <- lapply(days, function(day) list(date = jsonlite::unbox(day)))
}
cat(jsonlite::toJSON(list(rows = rows), digits = NA, na = "null"))`
/** Column 5 has the days, whose unformatted value is a number. */
const PERL_WORKBOOK = `use Spreadsheet::ParseXLSX; binmode STDOUT, ':utf8';
my $sheet = Spreadsheet::ParseXLSX->new->parse($ARGV[0])->worksheet('Data'); my ($first, $last) = $sheet->row_range;
my ($left, $right) = $sheet->col_range;
for my $row ($first .. $last) { print join("\\t", map { my $cell = $sheet->get_cell($row, $_); $cell ? $_ == 5 ? $cell->value : $cell->unformatted : '' }
  $left .. $right), "\\n" }`

/** Returns the installed programs that read CSV, each with a function from a path to rows. */
export function csvPrograms(folder, readSheet) {
  const [pandas, office, gnumeric, miller, csvkit, r] = [
    findPythonVersion('pandas'),
    findVersion('soffice', ['--version']),
    findVersion('ssconvert', ['--version']) ?? (existsSync('/usr/bin/ssconvert') ? '' : undefined),
    findVersion('mlr', ['--version']),
    findVersion('csvjson', ['--version']),
    findVersion('Rscript', ['--version']),
  ]
  return [
    { name: 'pandas', version: pandas, read: (path) => runPython(PANDAS_CSV, path).rows },
    { name: 'R `read.csv`', version: r, read: (path) => JSON.parse(run('Rscript', ['-e', R_CSV, path])).rows },
    {
      ...{ name: 'Miller', version: miller },
      read: (path) => JSON.parse(run('mlr', ['--icsv', '--ojson', 'cat', path])),
    },
    {
      ...{ name: 'csvkit', version: csvkit },
      read: (path) => JSON.parse(run('csvjson', [path])),
    },
    {
      ...{ name: 'LibreOffice', version: office },
      read: (path) => readSheet(convertByLibreOffice(folder, path, ['--infilter=CSV:44,34,76,1'])),
    },
    { name: 'Gnumeric', version: gnumeric, read: (path) => readSheet(convertByGnumeric(folder, path)) },
  ].flatMap(describeInstalled)
}
const PANDAS_CSV = `
import sys, pandas
frame = pandas.read_csv(sys.argv[1])
for name in ("Day", "Hour"):
    if name in frame: frame[name] = pandas.to_datetime(frame[name])
show(frame.to_dict("records"))`

/** Returns the installed programs that read workbooks, each with a function from a path to rows and what it saves. */
export function workbookPrograms(folder, readSheet) {
  const [openpyxl, pandas, readxl, perl, office, gnumeric] = [
    findPythonVersion('openpyxl'),
    findPythonVersion('pandas'),
    findVersion('Rscript', ['-e', 'cat(as.character(packageVersion("readxl")))']),
    findVersion('perl', ['-MSpreadsheet::ParseXLSX', '-e', 'print $Spreadsheet::ParseXLSX::VERSION']),
    findVersion('soffice', ['--version']),
    existsSync('/usr/bin/ssconvert') ? (findVersion('ssconvert', ['--version']) ?? '') : undefined,
  ]
  const saveAgain = (convert) => (path) => {
    const target = convert(folder, path)
    return { rows: readSheet(target, 'Data'), saved: readFileSync(target) }
  }
  return [
    {
      ...{ name: 'openpyxl', version: openpyxl },
      read: (path) => ({ ...runPython(OPENPYXL, path), saved: readFileSync(`${path}.openpyxl.xlsx`) }),
    },
    {
      ...{ name: 'pandas', version: pandas },
      read: (path) =>
        runPython(
          'import sys, pandas\nshow(pandas.read_excel(sys.argv[1], sheet_name="Data").to_dict("records"))',
          path,
        ),
    },
    { name: 'R readxl', version: readxl, read: (path) => parseRows(run('Rscript', ['-e', R_WORKBOOK, path])) },
    {
      ...{ name: 'Perl Spreadsheet::ParseXLSX', version: perl },
      read: (path) => {
        const [head, ...lines] = run('perl', ['-e', PERL_WORKBOOK, path]).trimEnd().split('\n')
        const titles = head.split('\t')
        const rows = lines.map((line) =>
          Object.fromEntries(line.split('\t').map((cell, index) => [titles[index], cell])),
        )
        return { rows }
      },
    },
    { name: 'LibreOffice', version: office, read: saveAgain(convertByLibreOffice) },
    { name: 'Gnumeric', version: gnumeric, read: saveAgain(convertByGnumeric) },
  ].flatMap(describeInstalled)
}
const OPENPYXL = `
import sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
rows = list(book["Data"].iter_rows())
head = [cell.value for cell in rows[0]]
ratio = next((row[head.index("CTR")] for row in rows[1:] if row[head.index("CTR")].value is not None), None) if "CTR" in head else None
book.save(sys.argv[1] + ".openpyxl.xlsx")
show([dict(zip(head, [cell.value for cell in row])) for row in rows[1:]], format=ratio.number_format if ratio else None)`

const describeInstalled = ({ name, version, read }) =>
  version === undefined ? [] : [{ label: `${name} ${version}`.trim(), read }]
