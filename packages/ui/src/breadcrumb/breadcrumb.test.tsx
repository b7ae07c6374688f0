import { describePart } from '../testing/describe-part.js'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.js'

describePart('Breadcrumb', (probe) => (
  <Breadcrumb {...probe}>
    <BreadcrumbItem current>Dashboard</BreadcrumbItem>
  </Breadcrumb>
))
describePart('BreadcrumbItem', (probe) => (
  <Breadcrumb>
    <BreadcrumbItem href="#campaigns" {...probe}>
      Campaigns
    </BreadcrumbItem>
  </Breadcrumb>
))
