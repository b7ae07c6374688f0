import { describePart } from '../testing/describe-part.js'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.js'

describePart('Tabs', (probe) => (
  <Tabs defaultValue="tags" {...probe}>
    <TabsContent value="tags">Tags</TabsContent>
  </Tabs>
))
describePart('TabsList', (probe) => (
  <Tabs defaultValue="tags">
    <TabsList aria-label="Campaign" {...probe}>
      <TabsTrigger value="tags">Tags</TabsTrigger>
    </TabsList>
    <TabsContent value="tags">Tags</TabsContent>
  </Tabs>
))
describePart('TabsTrigger', (probe) => (
  <Tabs defaultValue="tags">
    <TabsList aria-label="Campaign" variant="pill">
      <TabsTrigger value="tags" {...probe}>
        Tags
      </TabsTrigger>
    </TabsList>
    <TabsContent value="tags">Tags</TabsContent>
  </Tabs>
))
describePart('TabsContent', (probe) => (
  <Tabs defaultValue="tags">
    <TabsList aria-label="Campaign">
      <TabsTrigger value="tags">Tags</TabsTrigger>
    </TabsList>
    <TabsContent value="tags" {...probe}>
      Eleven platforms
    </TabsContent>
  </Tabs>
))
