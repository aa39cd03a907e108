import { Anchor, Button, Checkbox, Drawer, Group, Stack, Table, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { createLink, useNavigate } from '@tanstack/react-router'
import { tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { idOf } from '../screens.js'
import { RecordForm } from './record-form.jsx'
import { listQuery, oneQuery } from './records.js'

const features = tableFeatures({})
const NO_ROWS = []
const RowLink = createLink(Anchor)
const ButtonLink = createLink(Button)

/** A list with search, sorting and pages, whose rows are edited in a drawer or on a page. */
export function ListPage({ screen, search }) {
  const { page = 1, size = screen.perPage, keyword, edit } = search
  const { data } = useQuery(listQuery(screen, search))
  const navigate = useNavigate()
  const find = useDebouncedCallback(
    (typed) => void navigate({ search: { keyword: typed || undefined } }),
    200,
  )
  const to = `/${screen.path}`
  return (
    <Stack>
      <Title>{screen.title}</Title>
      <TextInput
        type="search"
        aria-label="Tìm trong danh sách"
        defaultValue={keyword}
        onChange={(event) => find(event.currentTarget.value)}
      />
      <RecordTable screen={screen} rows={data?.results ?? NO_ROWS} />
      <Group>
        {page} / {Math.ceil((data?.pagination.total ?? 0) / size)}
        <ButtonLink component="a" to={to} search={{ ...search, page: page - 1 }} disabled={page <= 1}>
          Trang trước
        </ButtonLink>
        <ButtonLink component="a" to={to} search={{ ...search, page: page + 1 }}>
          Trang sau
        </ButtonLink>
      </Group>
      <EditDrawer screen={screen} id={edit} />
    </Stack>
  )
}

function RecordTable({ screen, rows }) {
  const columns = useMemo(() => Object.keys(screen.columns).map((id) => columnOf(screen, id)), [screen])
  const table = useTable({ features, columns, data: rows, getRowId: idOf })
  return (
    <Table>
      <Table.Thead>
        {table.getHeaderGroups().map((group) => (
          <Table.Tr key={group.id}>
            {group.headers.map((header) => (
              <Table.Th key={header.id}>
                <table.FlexRender header={header} />
              </Table.Th>
            ))}
          </Table.Tr>
        ))}
      </Table.Thead>
      <Table.Tbody>
        {table.getRowModel().rows.map((row) => (
          <Table.Tr key={row.id} data-id={row.id}>
            {row.getAllCells().map((cell) => (
              <Table.Td key={cell.id}>
                <table.FlexRender cell={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function columnOf(screen, id) {
  const isFirst = id === Object.keys(screen.columns)[0]
  const sortLink = () => (
    <RowLink to={`/${screen.path}`} search={{ sort: id }}>
      {id}
    </RowLink>
  )
  return {
    id,
    accessorKey: id,
    header: screen.sorted.includes(id) ? sortLink : id,
    cell: ({ row, getValue }) =>
      isFirst ? (
        <RowLink {...formOf(screen, row.id)}>{getValue()}</RowLink>
      ) : (
        shown(screen.columns[id], id, getValue())
      ),
  }
}

/** The address of the form: a page for a rich text, else the drawer of the list. */
function formOf(screen, id) {
  if ('content' in screen.fields) return { to: `/${screen.path}/${id}` }
  return { to: `/${screen.path}`, search: (search) => ({ ...search, edit: id }) }
}

const dates = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeStyle: 'short' })

function shown(kind, name, value) {
  if (kind === 'toggle') return <Checkbox checked={value} readOnly aria-label={name} />
  if (kind === 'image') return value && <img src={value} alt="" width={32} height={32} loading="lazy" />
  return kind === 'date' ? dates.format(new Date(value)) : value
}

function EditDrawer({ screen, id }) {
  const { data } = useQuery({ ...oneQuery(screen, id), enabled: Boolean(id) })
  const close = () => history.back()
  return (
    <Drawer opened={Boolean(id && data)} onClose={close} position="right" transitionProps={{ duration: 0 }}>
      <RecordForm screen={screen} record={data} onSaved={close} />
    </Drawer>
  )
}
