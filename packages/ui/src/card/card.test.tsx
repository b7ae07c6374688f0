import { describePart } from '../testing/describe-part.js'
import { Card, CardActions, CardBody, CardFooter, CardHeader, CardTitle } from './card.js'

describePart('Card', (probe) => <Card {...probe}>Delivery</Card>)
describePart('CardHeader', (probe) => <CardHeader {...probe}>Delivery</CardHeader>)
describePart('CardTitle', (probe) => <CardTitle {...probe}>Delivery</CardTitle>)
describePart('CardActions', (probe) => <CardActions {...probe}>Export</CardActions>)
describePart('CardBody', (probe) => <CardBody {...probe}>34,674 clicks</CardBody>)
describePart('CardFooter', (probe) => <CardFooter {...probe}>Updated 12 min ago</CardFooter>)
