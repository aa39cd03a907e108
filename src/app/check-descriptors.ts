import { checkTable } from '#descriptor/check-table.ts'
import { resources } from '#resources/table.ts'

checkTable(resources)
