-- wrk sends one of several requests after the other. Behind "--" each is an argument of lines: its path, then its headers.
local requests, last = {}, 0

function init(asks)
  for _, ask in ipairs(asks) do
    local path, rest = ask:match("^([^\n]*)\n?(.*)$")
    local headers = { Host = wrk.headers["Host"] }
    for name, value in rest:gmatch("([^\n:]+): ([^\n]*)") do
      headers[name] = value
    end
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
