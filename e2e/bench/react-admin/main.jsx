import { lazy, Suspense } from 'react'
import {
  Admin,
  BooleanField,
  BooleanInput,
  DataTable,
  DateField,
  Edit,
  ImageField,
  List,
  memoryStore,
  NumberInput,
  Resource,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { screens } from '../screens.js'
import { dataProvider } from './data-provider.js'

// Loaded lazily with a text field in its place, as its documentation advises.
const RichTextInput = lazy(() =>
  import('ra-input-rich-text').then((module) => ({ default: module.RichTextInput })),
)

const fields = {
  text: (name) => <TextField source={name} />,
  number: (name) => <TextField source={name} />,
  toggle: (name) => <BooleanField source={name} />,
  image: (name) => <ImageField source={name} sx={{ '& img': { maxWidth: 32, maxHeight: 32 } }} />,
  date: (name) => <DateField source={name} showTime locales="vi-VN" />,
}

const inputs = {
  text: (name) => <TextInput key={name} source={name} />,
  number: (name) => <NumberInput key={name} source={name} />,
  toggle: (name) => <BooleanInput key={name} source={name} />,
  richText: (name) => (
    <Suspense key={name} fallback={<TextInput source={name} />}>
      <RichTextInput source={name} />
    </Suspense>
  ),
}

const filters = [<SearchInput key="keyword" source="keyword" alwaysOn />]

const listOf = ({ perPage, columns, sorted }) => (
  <List perPage={perPage} filters={filters}>
    <DataTable rowClick="edit">
      {Object.entries(columns).map(([name, kind]) => (
        <DataTable.Col key={name} source={name} disableSort={!sorted.includes(name)}>
          {fields[kind](name)}
        </DataTable.Col>
      ))}
    </DataTable>
  </List>
)

// Pessimistic: an undoable save, its default, leaves only after five seconds.
const editOf = (screen) => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>{Object.entries(screen.fields).map(([name, kind]) => inputs[kind](name))}</SimpleForm>
  </Edit>
)

// Its default store would keep the size of a page for the next round.
createRoot(document.getElementById('root')).render(
  <BrowserRouter basename="/react-admin">
    <Admin dataProvider={dataProvider} store={memoryStore()}>
      {screens.map((screen) => (
        <Resource
          key={screen.path}
          name={screen.path}
          options={{ label: screen.title }}
          list={listOf(screen)}
          edit={editOf(screen)}
        />
      ))}
    </Admin>
  </BrowserRouter>,
)
