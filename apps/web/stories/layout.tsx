import { Scale } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../src/ui/avatar'
import { Badge, type Tone } from '../src/ui/badge'
import { Brand } from '../src/ui/brand'
import { Button, ButtonLink, type ButtonVariant } from '../src/ui/button'
import { IconButton } from '../src/ui/icon-button'
import { BottomBar } from '../src/ui/layout/bottom-bar'
import { Card, CardHeader } from '../src/ui/layout/card'
import { Disclosure } from '../src/ui/layout/disclosure'
import { TabPanel, Tabs } from '../src/ui/layout/tabs'
import { DataList } from '../src/ui/table/data-list'
import { ListToolbar } from '../src/ui/table/list-toolbar'
import { Pagination } from '../src/ui/table/pagination'
import { Table, Td, Th } from '../src/ui/table/table'
import { Markdown } from '../src/ui/text/markdown'
import { Story } from './story'

const tones: Tone[] = ['neutral', 'primary', 'accent', 'ok', 'warn', 'bad']
const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']
const nothing = () => undefined

/** Buttons, badges, cards and tabs. */
export function LayoutStories() {
  return (
    <>
      <Story name="Brand">
        <Brand />
        <Brand compact />
      </Story>
      <Story name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>desativado</Button>
        <Button size="sm">pequeno</Button>
        <Button size="lg">grande</Button>
        <ButtonLink to="/">link</ButtonLink>
        <IconButton label="Comparar">
          <Scale aria-hidden />
        </IconButton>
        <IconButton label="Comparar, com borda" outlined>
          <Scale aria-hidden />
        </IconButton>
        <IconButton label="Apagar" danger>
          <Scale aria-hidden />
        </IconButton>
      </Story>
      <Story name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar initials="AP" />
      </Story>
      <Story name="Card">
        <Card className="grow p-4">
          <CardHeader title="Partes" description="Autor e réu" />
        </Card>
        <Disclosure title="Mais dados" hint="fechado">
          Conteúdo
        </Disclosure>
        <Disclosure title="Mais dados, aberto" defaultOpen>
          Conteúdo
        </Disclosure>
      </Story>
      <Story name="Tabs">
        <TabsStory />
      </Story>
      <BottomBar>
        <Button variant="secondary">Barra de formulário</Button>
      </BottomBar>
    </>
  )
}

/** Tables, lists and texts. */
export function TableStories() {
  return (
    <>
      <Story name="Table">
        <Table label="Clientes">
          <thead>
            <tr>
              <Th>Nome</Th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <Td>Ana Prado</Td>
            </tr>
          </tbody>
        </Table>
        <DataList items={[{ term: 'Vara', value: '3ª Vara Cível' }]} />
        <ListToolbar
          label="Buscar clientes"
          placeholder="Nome"
          text=""
          onText={nothing}
          onRefresh={nothing}
        />
        <Pagination
          page={2}
          pageSize={20}
          total={65}
          pageSizes={[20, 50]}
          onPage={nothing}
          onPageSize={nothing}
          totalLabel="65 clientes"
        />
      </Story>
      <Story name="Markdown">
        <Markdown>
          {'**Pedido** com um campo [COMPLETAR: valor].\n\n| Mês | Valor |\n|---|---|\n| Maio | 10 |'}
        </Markdown>
      </Story>
    </>
  )
}

/** Two tabs that switch. */
function TabsStory() {
  const [tab, setTab] = useState<'case' | 'history'>('case')
  return (
    <Tabs
      label="Processo"
      tabs={[
        { value: 'case', label: 'Processo' },
        { value: 'history', label: 'Histórico' },
      ]}
      value={tab}
      onChange={setTab}
    >
      <TabPanel value="case">Primeira aba</TabPanel>
      <TabPanel value="history">Segunda aba</TabPanel>
    </Tabs>
  )
}
