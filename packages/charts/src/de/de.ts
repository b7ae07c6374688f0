// Entry point `@placard/charts/de`, with the catalogs of the packages below.
import { de as forms } from '@placard/forms/de'
import type { PlacardCatalog } from '@placard/ui'
import type { ChartLabels } from '../chart-labels.js'
import { charts } from './charts.js'
import { reports } from './reports.js'
import { tables } from './tables.js'

const own: ChartLabels = { ...charts, ...reports, ...tables }

/** German catalog of `@placard/charts`, `@placard/forms`, `@placard/ui` and `@placard/domain`. */
export const de: PlacardCatalog = { ...forms, ...own }
