// Entry point `@placard/charts/de`, with the catalogs of the packages below.
import { de as domain } from '@placard/domain/de'
import { pickers } from '@placard/forms/de'
import type { PlacardCatalog } from '@placard/ui'
import { de as ui } from '@placard/ui/de'
import type { ChartLabels } from '../chart-labels.js'
import { charts } from './charts.js'
import { discrepancies } from './discrepancies.js'
import { links } from './links.js'
import { reports } from './reports.js'
import { tables } from './tables.js'

const own: ChartLabels = { ...charts, ...discrepancies, ...links, ...reports, ...tables }

/** German catalog of `@placard/charts`, `@placard/ui`, `@placard/domain` and the pickers of `@placard/forms`. */
export const de: PlacardCatalog = { ...ui, ...domain, ...pickers, ...own }
