import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** What can be there without the layout that most screens are below, by the modules that its code begins with. */
const ALONE: Record<string, RegExp> = {
  layout: /\/src\/(whole-router|shell\/console-layout)\.tsx$/,
  public: /\/src\/routes\/(signup|forgotpassword)\/route\.tsx$/,
  share: /\/src\/(shell\/share-layout|routes\/share\/route)\.tsx$/,
  notFound: /\/src\/routes\/not-found\/route\.tsx$/,
}

/** A screen, which is an area by its name. */
const SCREEN = /\/src\/routes\/(.+)\/route\.tsx$/

const areaOf = (id: string) =>
  Object.keys(ALONE).find((area) => ALONE[area]?.test(id)) ?? SCREEN.exec(id)?.[1] ?? undefined

/** The files that some files bring with them, themselves included. */
function broughtBy(files: Iterable<string>, chunks: Chunks, found = new Set<string>()): Set<string> {
  for (const file of files)
    if (!found.has(file)) {
      found.add(file)
      broughtBy(chunks.get(file)?.imports ?? [], chunks, found)
    }
  return found
}

/** The area of every file that is loaded by itself: a screen's, or for what is asked for later whoever may ask. */
function areasOf(chunks: Chunks, first: ReadonlySet<string>): Map<string, string> {
  const roots = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry)
  const areas = new Map(
    roots.map(({ fileName, facadeModuleId }) => [fileName, areaOf(facadeModuleId ?? '') ?? 'later']),
  )
  const laterFrom = (files: Iterable<string>, area: string) => {
    for (const file of broughtBy(files, chunks))
      for (const next of chunks.get(file)?.dynamicImports ?? []) if (areas.get(next) === 'later') areas.set(next, area)
  }
  const filesOf = (area: string) => [...areas].filter(([, its]) => its === area).map(([file]) => file)
  laterFrom([...first, ...filesOf('public')], 'publicLater')
  laterFrom(filesOf('share'), 'shareLater')
  return areas
}

/** A piece of fewer characters, before it is made small, is not worth a file for those who need it. */
const SMALL = 6000

/**
 * Takes small pieces that many screens need into the layout, which is there for all of them; with what they bring, so
 * that the layout waits for nothing else.
 */
function takeSmallOnes(needs: ReadonlyMap<string, Set<string>>, chunks: Chunks): void {
  const taken = new Map<string, boolean>()
  const isThere = (file: string): boolean => {
    const areas = needs.get(file)
    if (!areas || areas.has('layout')) return true
    const known = taken.get(file)
    if (known !== undefined) return known
    const { code = '', imports = [] } = chunks.get(file) ?? {}
    taken.set(file, areas.size > 2 && code.length < SMALL && imports.every(isThere))
    return taken.get(file) === true
  }
  for (const [file, areas] of needs) if (isThere(file)) areas.add('layout')
}

/** Names those who need a module; where the layout needs it, the screens below have it anyway. */
function nameOf(areas: ReadonlySet<string>): string {
  const alone = [...Object.keys(ALONE), 'publicLater', 'shareLater']
  const some = areas.has('layout') ? alone.filter((area) => areas.has(area)) : [...areas]
  return some.toSorted().join('+')
}

/** Groups of modules that several screens share, as the console is built with a configuration. */
async function groupsOf(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const built = await build({
    ...config,
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const first = broughtBy(entries, chunks)

  const needs = new Map<string, Set<string>>()
  const roots = areasOf(chunks, first)
  for (const [root, area] of roots)
    for (const file of broughtBy([root], chunks))
      if (!first.has(file)) needs.set(file, (needs.get(file) ?? new Set()).add(area))
  takeSmallOnes(needs, chunks)
  // What one alone needs is in its own file anyway.
  const shared = [...needs].filter(([file]) => !roots.has(file))
  const names = new Map(
    shared.flatMap(([file, areas]) => (chunks.get(file)?.moduleIds ?? []).map((id) => [id, nameOf(areas)] as const)),
  )
  return [...new Set(names.values())].map((name) => ({
    name,
    test: (id) => names.get(id) === name,
    // Nothing else: to a group a module also imports what it merely could, such as all of the kit.
    includeDependenciesRecursively: false,
  }))
}

/**
 * Puts what several screens share into one file for those that the same screens need, and all of the layout's into one.
 * Left alone there are a hundred files for one screen, and of those a browser asks for six at a time: on a slow line that
 * was two thirds of the wait. No visit loads what it does not need, but for small pieces that many do. Who shares what is
 * known only once unused code is gone, so the console is built once, by `config`, to learn it.
 */
export const sharedCode = (config: InlineConfig): Plugin => ({
  name: 'placard:shared-code',
  apply: 'build',
  async config() {
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: await groupsOf(config) } } } } }
  },
})
