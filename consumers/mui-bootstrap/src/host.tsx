import 'bootstrap/dist/css/bootstrap.css'
import { Button, CssBaseline, createTheme, TextField, ThemeProvider } from '@mui/material'

// MUI becomes dark by the attribute that our components use.
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: true, dark: true },
})

/** Parts of a page that is built with MUI and Bootstrap. */
export const Host = () => (
  <ThemeProvider theme={theme} defaultMode="light">
    <CssBaseline />
    <div id="host" className="container py-3">
      <h1>Our campaigns</h1>
      <h2 className="mt-4">Budget</h2>
      <p className="lead text-muted">
        Bootstrap and MUI, <a href="#budget">side by side</a>.
      </p>
      <div className="d-flex gap-3 mb-4 border rounded p-4">
        <Button variant="contained">MUI button</Button>
        <TextField label="MUI field" size="small" />
        <button type="button" className="btn btn-primary">
          Bootstrap button
        </button>
        <input className="form-control" placeholder="Bootstrap field" />
      </div>
      <table className="table table-striped">
        <thead>
          <tr>
            <th>Campaign</th>
            <th className="text-end">Budget</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>City launch</td>
            <td className="text-end">12,000</td>
          </tr>
        </tbody>
      </table>
    </div>
  </ThemeProvider>
)
