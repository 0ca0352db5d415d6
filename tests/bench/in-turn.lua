-- wrk sends each request for the next of several people. Behind "--" stand their headers, one argument a person,
-- one "name: value" a line.
local requests, last = {}, 0

function init(people)
  for _, person in ipairs(people) do
    local headers = { Host = wrk.headers["Host"] }
    for name, value in person:gmatch("([^\n:]+): ([^\n]*)") do
      headers[name] = value
    end
    requests[#requests + 1] = wrk.format("GET", nil, headers)
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
