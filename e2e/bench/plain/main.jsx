import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { screens } from '../screens.js'

/** A list in React with only fetch and a plain table: the floor, for orientation. */
function PlainList({ title, list, perPage, columns }) {
  const [rows, setRows] = useState([])
  useEffect(() => {
    void fetch(`/plain/api/${list}?pages=1&page=${perPage}`)
      .then((response) => response.json())
      .then(({ data }) => setRows(data.results))
  }, [list, perPage])
  const names = Object.keys(columns)
  return (
    <main>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {names.map((name) => (
                <td key={name}>{String(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const brands = screens.find(({ path }) => path === 'brands')
createRoot(document.getElementById('root')).render(<PlainList {...brands} />)
